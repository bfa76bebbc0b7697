-- Trigger of a row: writes into the log of changes who added, changed or removed it, and which columns; their values stay
-- where they are. Arguments: the columns of the primary key.
-- Who does it, the transaction says by `set_config`: `rodera.personal` (the account), `rodera.en_nombre_de` (the customer in
-- whose name they act) and `rodera.accion` (what staff did at once). Who says nothing is a customer online, whom the row itself
-- names, or a job: that is not written.
create or replace function log_change() returns trigger language plpgsql as $$
declare
  v_account uuid;
  v_old jsonb;
  v_new jsonb;
begin
  -- Almost every row is a customer's: the least is done before it is let go.
  if coalesce(current_setting('rodera.personal', true), '') = '' then
    return null;
  end if;
  v_account := current_setting('rodera.personal')::uuid;
  v_old := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_new := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  if v_old = v_new then
    return null;
  end if;
  insert into change_log (tabla, fila, que, columnas, account_id, en_nombre_de, accion)
  values (tg_table_name,
    (select string_agg(coalesce(v_new, v_old) ->> k.name, ',' order by k.place)
      from unnest(tg_argv) with ordinality k(name, place)),
    case tg_op when 'INSERT' then 'crear' when 'UPDATE' then 'cambiar' else 'quitar' end,
    case when tg_op = 'UPDATE' then array(
      select c.key from jsonb_each(v_new) c where c.value is distinct from v_old -> c.key order by c.key) end,
    v_account, nullif(current_setting('rodera.en_nombre_de', true), '')::uuid,
    nullif(current_setting('rodera.accion', true), '')::uuid);
  return null;
end $$;

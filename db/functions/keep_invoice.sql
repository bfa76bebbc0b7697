-- Trigger: refuses every change of an invoice but one: its customer's name and plate may go, never before four years are over,
-- for which the tax agency may ask for it (Ley General Tributaria, art. 66).
create or replace function keep_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.fecha < current_date - interval '4 years'
    and (to_jsonb(new) - 'factura' - 'impreso') = (to_jsonb(old) - 'factura' - 'impreso')
    and new.factura = old.factura || '{"receptor": null}' and new.impreso = old.impreso || '{"matricula": null}'
  then
    return new;
  end if;
  raise exception '% is only added to', tg_table_name;
end $$;

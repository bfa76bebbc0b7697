-- Trigger: refuses every change of a log, by whomever. It is only added to.
create or replace function keep_log() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name;
end $$;

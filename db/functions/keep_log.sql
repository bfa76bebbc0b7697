-- Trigger: refuses every change of the agenda's log, by whomever. It is only added to.
create or replace function keep_log() returns trigger language plpgsql as $$
begin
  raise exception 'the log of the agenda is only added to';
end $$;

-- Trigger, once for a statement: tells every server that what is published has changed (docs/decisions/070), so that none of
-- them shows what it read before.
create or replace function tell_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_told', '');
  return null;
end $$;

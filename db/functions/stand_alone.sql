-- Trigger of a row that is a hold no longer: it forgets which appointment it was to move, because now the two clash, and
-- who made the hold, because nobody keeps where it was made.
create or replace function stand_alone() returns trigger language plpgsql as $$
begin
  new.moves := null;
  new.visitor := null;
  new.network := null;
  new.network_place := null;
  new.persona := null;
  new.persona_place := null;
  return new;
end $$;

-- Whether two appointments ask for the same work, stage by stage: a time that is held for one of them suits the other.
create or replace function same_stages(p_one uuid, p_other uuid) returns boolean
language sql stable as $$
  select not exists (
    select from (select * from allocation where appointment_id = p_one) as a
    full join (select * from allocation where appointment_id = p_other) as b on b.etapa = a.etapa
    where (a.skills, a.llanta, upper(a.span) - lower(a.span)) is distinct from (b.skills, b.llanta, upper(b.span) - lower(b.span)))
$$;

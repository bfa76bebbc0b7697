-- Holds a time for somebody who named an e-mail that nobody proved: of one e-mail at most `p_persona_most` holds live at once.
-- Without an e-mail (`p_persona` null), a time that is held anew still counts for the e-mail it was first held with.
-- Everything else is as `hold_time` says, which it calls.
--
-- Decides: the e-mail has a place left. What the same visitor holds is given back and takes none.
-- Locks, in this order: the e-mail (advisory), so that its holds are made one after the other; the row of the token's own
-- hold; then what `hold_time` locks. Holds of the e-mail that have ended are removed, but for those that somebody else has
-- locked.
-- Answers as `hold_time`, or with `limite-horas`, and then nothing has changed.
create or replace function hold_time_of_persona(
  p_cod_tienda int, p_fecha date, p_hora time, p_stages jsonb, p_earliest date, p_token uuid, p_matricula text,
  p_now timestamptz, p_notice interval, p_days int, p_hold interval, p_longest interval,
  p_moving uuid, p_kind text, p_visitors uuid[], p_network text, p_network_most int, p_persona text, p_persona_most int
) returns table (codigo text, appointment_id uuid, expires timestamptz, latest timestamptz, alias text, telefono text)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_previous record;
  v_persona text;
  v_place int;
begin
  select a.persona into v_previous from allocation a where a.hold_token = p_token and a.status = 'held' and a.etapa = 1;
  v_persona := coalesce(p_persona, v_previous.persona);
  if v_persona is not null then
    -- A person's holds are made one after the other; before the visitor's and the network's are.
    perform pg_advisory_xact_lock(hashtextextended(v_persona, 51));
    select a.appointment_id, a.persona, a.persona_place into v_previous
    from allocation a where a.hold_token = p_token and a.status = 'held' and a.etapa = 1 for update;
    if v_previous.persona = v_persona then
      v_place := v_previous.persona_place;
    elsif p_persona is null then
      -- It ended meanwhile, and nobody counts by it any more.
      v_persona := null;
    else
      with ended as (
        select a.appointment_id from allocation a
        where a.persona = v_persona and a.status = 'held' and a.etapa = 1 and a.expires_at <= clock_timestamp()
          and a.hold_token <> p_token
        for update skip locked
      )
      delete from allocation a using ended where a.appointment_id = ended.appointment_id;
      -- What the same visitor holds is given back when this one is held.
      select min(p.place) into v_place from generate_series(1, p_persona_most) as p(place)
      where not exists (
        select from allocation a
        where a.persona = v_persona and a.persona_place = p.place and a.status = 'held' and a.etapa = 1
          and a.hold_token <> p_token and (a.visitor is null or a.visitor <> all (p_visitors)));
      if v_place is null then
        codigo := 'limite-horas';
        return next;
        return;
      end if;
    end if;
  end if;

  select h.* into codigo, appointment_id, expires, latest, alias, telefono
  from hold_time(p_cod_tienda, p_fecha, p_hora, p_stages, p_earliest, p_token, p_matricula, p_now, p_notice, p_days, p_hold,
    p_longest, p_moving, p_kind, p_visitors, p_network, p_network_most) as h;
  if codigo is null and v_persona is not null then
    update allocation a set persona = v_persona, persona_place = v_place
    where a.appointment_id = hold_time_of_persona.appointment_id and a.status = 'held';
  end if;
  return next;
end $$;

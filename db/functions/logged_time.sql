-- A time as the agenda's log keeps it: on the workshop's wall.
create or replace function logged_time(p_row allocation) returns jsonb language sql stable as $$
  select jsonb_build_object('rev', p_row.rev, 'status', p_row.status, 'bayId', p_row.bay_id,
    'desde', lower(p_row.span) at time zone p_row.tz, 'hasta', upper(p_row.span) at time zone p_row.tz)
$$;

-- The pages that are shown at a moment, each with its version and since when. Of two publications for the same moment the
-- later one counts; domain/content/publications.ts says the same (tests/server/rules-in-both.test.ts).
create or replace function live_content(p_now timestamptz)
returns table (page_id uuid, version int, desde timestamptz) language sql stable as $$
  select l.page_id, l.version, l.desde
  from (
    select distinct on (b.page_id) b.page_id, b.version, b.desde
    from content_publication b where b.desde <= p_now
    order by b.page_id, b.desde desc, b.id desc
  ) l
  where l.version is not null
$$;

-- needs: twice
create table thing (size int, area int generated always as (twice(size)) stored);

-- Markings of a tyre: HL (high load, above XL), the maker's own word for its run-flat tyres, and the label's ice grip
-- (Regulation (EU) 2020/740: tyres of class C1 alone, in practice Nordic winter tyres).
alter table tyre
  add column hl boolean not null default false,
  add column tipo_runflat text
    check (tipo_runflat in ('SSR', 'ROF', 'EMT', 'DSST', 'RFT', 'ZP', 'r-f', 'HRS', 'XRP', 'ZPS')),
  add column hielo boolean not null default false,
  add constraint tyre_runflat_kind check (tipo_runflat is null or runflat),
  add constraint tyre_ice check (not hielo or (nieve and not c));

-- Until now both were kept as XL.
update tyre set hl = true, xl = false where xl and medida like 'HL%';
alter table tyre add constraint tyre_load check (not (hl and xl));

-- What makers are known to mark is marked; of the others nothing is said.
update tyre t set tipo_runflat = known.tipo
from tyre_model m
join brand b on b.id = m.brand_id
join (values
  ('michelin', 'ZP'), ('bfgoodrich', 'ZP'), ('kleber', 'ZP'),
  ('continental', 'SSR'), ('uniroyal', 'SSR'), ('semperit', 'SSR'), ('barum', 'SSR'), ('general', 'SSR'),
  ('goodyear', 'ROF'), ('dunlop', 'ROF'), ('fulda', 'ROF'), ('sava', 'ROF'), ('cooper', 'ROF'),
  ('bridgestone', 'RFT'), ('firestone', 'RFT'), ('pirelli', 'r-f'), ('hankook', 'HRS'), ('kumho', 'XRP'), ('yokohama', 'ZPS'),
  ('falken', 'RFT'), ('gt-radial', 'RFT'), ('maxxis', 'RFT'), ('nexen', 'RFT'), ('toyo', 'RFT'), ('vredestein', 'RFT')
) as known (slug, tipo) on known.slug = b.slug
where m.id = t.model_id and t.runflat;

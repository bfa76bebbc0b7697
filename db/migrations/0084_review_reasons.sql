-- A review of a visit is kept back for the reasons of product reviews (docs/decisions/085). Until now they were written by
-- hand, in any words: those rows stay as they are.
alter table workshop_review add constraint workshop_review_reason
  check (motivo in ('insultos', 'datos-personales', 'publicidad', 'otra-cosa', 'ilegal')) not valid;

-- For staff, who read those that wait from its end.
create index workshop_review_newest on workshop_review (estado, creado desc, id) where origen = 'cita';

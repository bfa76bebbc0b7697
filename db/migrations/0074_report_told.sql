-- The day on which its readers were told of a report (docs/decisions/072); of those that are there they know.
-- needs: log_change

alter table report add column avisada date;
update report set avisada = recibida;

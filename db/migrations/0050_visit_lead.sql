-- Where an appointment was asked for, and by which browser, as its page told (specification, service 7:
-- dataRegistroLeadMatricula). An appointment that is changed keeps what its first page told.
alter table visit add column registro_lead jsonb;

-- What operators and administrators prove besides their password: codes of an authenticator (RFC 6238).
-- needs: log_change

create table second_factor (
  account_id uuid primary key references account on delete cascade,
  -- In base32. Whoever checks codes has to be able to make them.
  secreto text not null,
  -- When its owner first gave a code of it; until then it is only offered.
  confirmado timestamptz,
  -- The half minute of the newest code that was taken: it and those before are worth nothing.
  paso bigint not null default 0,
  creado timestamptz not null
);
create trigger second_factor_signed after insert or update or delete on second_factor
  for each row execute function log_change('account_id');

-- A challenge may also be for an account that is yet to be made: of nobody, as that of a log-in.
alter table passkey_challenge drop constraint passkey_challenge_para_check;
alter table passkey_challenge drop constraint passkey_challenge_check;
alter table passkey_challenge add constraint passkey_challenge_para_check
  check (para in ('alta', 'entrada', 'confirmacion', 'cuenta'));
alter table passkey_challenge add constraint passkey_challenge_check
  check ((para in ('entrada', 'cuenta')) = (account_id is null));

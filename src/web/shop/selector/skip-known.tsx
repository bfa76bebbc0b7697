import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useVisitor } from './use-visitor.ts';

/** Takes whoever the shop knows past the question for their data: the server, which sent the page, could not tell. */
export const SkipKnown = ({ to }: { to: string }) => {
  const navigate = useNavigate();
  const { lead, loggedIn } = useVisitor(undefined);
  const known = lead || loggedIn;
  useEffect(() => {
    if (known) void navigate(to, { replace: true });
  }, [known, to, navigate]);
  return null;
};

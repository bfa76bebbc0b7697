import { readUserInfo } from '#web/stored/user-info.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Takes whoever the shop knows past the question for their data: the server, which sent the page, could not tell. It is asked
 * once, as the page is opened: who becomes known by answering goes where the answer leads.
 */
export const SkipKnown = ({ to }: { to: string }) => {
  const navigate = useNavigate();
  useEffect(() => {
    const { userLead, loggedIn } = readUserInfo();
    if (userLead || loggedIn) void navigate(to, { replace: true });
  }, [to, navigate]);
  return null;
};

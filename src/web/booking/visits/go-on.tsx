import { openVisitStep } from '#domain/visits/steps.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { pageOfStep } from './visit-wizard.ts';
import { useVisit } from './visit-store.ts';

/** Goes to the first step that still asks something. */
export const useGoOn = (): (() => Promise<void>) => {
  const language = useLanguage();
  const navigate = useNavigate();
  return useCallback(async () => {
    const visit = useVisit.getState();
    await navigate(address(pageOfStep(openVisitStep(visit), visit.vehiculo), language));
  }, [language, navigate]);
};

import { brandInWords } from '#domain/visits/scooter-brand.ts';
import { visitSteps, type VisitStep } from '#domain/visits/steps.ts';
import { address } from '#contract/addresses.ts';
import type { PricedService } from '#contract/visit-services.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { useAnswer } from '#web/walk/use-answer.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ServicePrice } from '#web/ui/cards/service-cost.tsx';
import { askServices } from './ask-services.ts';
import { findBrand } from './brand-list.ts';
import { useVisitTexts } from './texts.ts';
import { pageOfStep } from './visit-wizard.ts';
import type { VisitState } from './visit-store.ts';
import { allServices, chosenService, type VisitWords } from './visit-words.ts';
import styles from './visit-summary.module.css';

/**
 * The one service that is chosen, with what it costs where it is chosen; null where it has no price. Several at once cost less than
 * their sum, which the plan of the car says.
 */
const usePriced = ({ selectedService, selectedTaller }: VisitState, words: VisitWords): PricedService | null => {
  const isChosen = ({ servicio }: PricedService) => servicio === selectedService;
  const anywhere = allServices(words).find(isChosen);
  const isPriced = anywhere !== undefined && anywhere.precio !== null;
  // The tax is that of the workshop's country.
  const { answer, of } = useAnswer(askServices, isPriced && selectedTaller ? selectedTaller.codTienda : null);
  if (!isPriced) return null;
  if (!selectedTaller) return anywhere;
  return (of === selectedTaller.codTienda && answer && allServices(answer).find(isChosen)) || null;
};

/** What is chosen so far, each with the way to choose it again. */
export const VisitSummary = ({ visit, words, step }: { visit: VisitState; words: VisitWords; step: VisitStep }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const { vehiculo, selectedService, selectedTaller, selectedDate, hold, marca } = visit;
  const service = chosenService(words, selectedService);
  const brand = findBrand(words.marcas, marca);
  const day = hold?.date ?? selectedDate;
  const when =
    day && (hold ? t.cuandoTexto(dayInWords(day, language), shortTime(hold.time)) : dayInWords(day, language));
  const vehicle = vehiculo && t.vehiculos[vehiculo];
  const priced = usePriced(visit, words);
  const rows: readonly { readonly name: string; readonly value: ReactNode; readonly at?: VisitStep }[] = [
    {
      name: t.vehiculo,
      value: brand ? `${vehicle}, ${brandInWords(brand.marca, t.otraMarca)}` : vehicle,
      ...(brand ? { at: 'patinete' } : {}),
    },
    ...(service || !visit.comentarioPrimero
      ? [{ name: t.servicio, value: service?.nombre, at: 'servicios' } as const]
      : []),
    { name: t.donde, value: selectedTaller?.alias, at: 'seleccion-taller' },
    { name: t.cuando, value: when, at: 'fecha-y-hora' },
    ...(priced ? [{ name: t.precio, value: <ServicePrice service={priced} /> }] : []),
  ];
  const steps = visitSteps(visit);
  return (
    <dl className={styles.summary}>
      {rows.map(({ name, value, at }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value ?? <span className={styles.open}>{t.sinElegir}</span>}
            {value && at && at !== step && steps.includes(at) && (
              <Link
                className={styles.change}
                to={address(pageOfStep(at, vehiculo), language)}
                aria-label={t.cambiarEsto(name.toLowerCase())}
              >
                {t.cambiarCorto}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};

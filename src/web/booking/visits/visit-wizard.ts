import type { VisitTexts } from '#i18n/es/visits.ts';
import { isBooked, missingVisitStep, type VisitProgress, type VisitStep } from '#domain/visits/steps.ts';
import { visitVehicles, type VisitVehicle } from '#domain/visits/visit.ts';
import type { PageName } from '#contract/addresses.ts';
import { workshopStepPages } from '#web/visit-address.ts';

interface StepRow {
  /** Its page for each vehicle; which steps a vehicle has, and in which order, `domain/visits/steps.ts` says. */
  readonly pages: Readonly<Record<VisitVehicle, PageName>>;
  /** The key of its title. */
  readonly title: (keyof VisitTexts & `${string}Titulo`) | 'tuCita';
  /** Who opens its page begins an appointment for one of these vehicles. */
  readonly begins?: readonly VisitVehicle[];
  /** It says what is chosen so far below its title. */
  readonly hasLead?: true;
  /** Somebody types here: a held time that ran out does not take the page away. */
  readonly isTyping?: true;
}

const everywhere = <Page extends PageName>(page: Page) => ({ coche: page, moto: page, patinete: page }) as const;

/** An appointment's steps. Another vehicle is another column, another step another row; its screen is a file of this folder. */
export const visitWizard = {
  comentario: { pages: everywhere('visitComment'), title: 'comentarioTitulo' },
  patinete: { pages: everywhere('visitBrand'), title: 'marcaTitulo', begins: ['patinete'] },
  'seleccion-taller': {
    pages: workshopStepPages,
    title: 'tallerTitulo',
    begins: visitVehicles,
  },
  servicios: {
    pages: { coche: 'visitService', moto: 'visitService', patinete: 'visitServiceScooter' },
    title: 'servicioTitulo',
    hasLead: true,
  },
  'fecha-y-hora': {
    pages: { coche: 'visitTime', moto: 'visitTime', patinete: 'visitTimeScooter' },
    title: 'fechaTitulo',
    hasLead: true,
  },
  'tus-datos': {
    pages: { coche: 'visitData', moto: 'visitData', patinete: 'visitDataScooter' },
    title: 'datosTitulo',
    isTyping: true,
  },
  confirmacion: { pages: everywhere('visitDone'), title: 'tuCita' },
} as const satisfies Record<VisitStep, StepRow>;

/** A row with what it may have. */
export const stepRow = (step: VisitStep): StepRow => visitWizard[step];

type VisitPage = 'visit' | (typeof visitWizard)[VisitStep]['pages'][VisitVehicle];

/** The page of a step for a vehicle. */
export const pageOfStep = (step: VisitStep | 'inicio', vehiculo: VisitVehicle | null): VisitPage =>
  step === 'inicio' ? 'visit' : visitWizard[step].pages[vehiculo ?? 'coche'];

const vehicleBegunOn = new Map<PageName, VisitVehicle>(
  Object.values<StepRow>(visitWizard).flatMap(({ pages, begins = [] }) =>
    begins.map((vehiculo) => [pages[vehiculo], vehiculo] as const),
  ),
);

/** The step to be on, when a step's page is opened. */
export const visitPlace = (step: VisitStep, visit: VisitProgress, page: PageName | undefined) => {
  /** Whoever opens this page begins with its vehicle. */
  const opens = page && vehicleBegunOn.get(page);
  const lost =
    stepRow(step).isTyping === true &&
    visit.hold === null &&
    visit.selectedDate !== null &&
    visit.selectedTime !== null;
  const missing = missingVisitStep(step, lost ? { ...visit, hold: {} } : visit);
  return {
    opens,
    /** An appointment is begun anew. */
    begins: opens !== undefined && (visit.vehiculo !== opens || isBooked(visit)),
    /** The time that was held is not held any more. */
    lost,
    due: pageOfStep(missing ?? step, visit.vehiculo),
  };
};

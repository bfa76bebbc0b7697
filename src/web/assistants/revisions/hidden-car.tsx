import type { RevisionView } from './revision-action.server.ts';

/** What was said so far, carried in the form: the assistant goes on without a browser that remembers. */
export const HiddenCar = ({ view: { state, kms, fecha, descrito } }: { view: RevisionView }) => (
  <>
    <input type="hidden" name="matricula" value={state.matricula} />
    <input type="hidden" name="kms" value={kms} />
    <input type="hidden" name="fecha" value={fecha} />
    <input type="hidden" name="descrito" value={descrito} />
    <input type="hidden" name="desde" value={state.comingFrom} />
  </>
);

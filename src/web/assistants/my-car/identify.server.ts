import { apiOf } from '#web/api.ts';
import { refusedIn } from '#web/refused.ts';
import { Refused } from '#web/api.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { data, type ActionFunctionArgs } from 'react-router';

/** The vehicle of the plate that a form sends, or why it is not known. The flow stays where it is (spec R16). */
export const identify = async ({ context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const form = await request.formData();
  const typed = (fieldText(form, 'probar') || fieldText(form, 'matricula')).slice(0, 20);
  try {
    return { typed, found: await apiOf(context)('identifyVehicle', { body: { matriculaNumber: typed } }) };
  } catch (error) {
    // A registry that does not answer is expected: its vehicle can still be described.
    const {
      error: sentence,
      errors,
      status,
      code,
    } = error instanceof Refused && error.problem.code === 'registro-no-responde' ? error.problem : refusedIn(error);
    return data({ typed, problem: { code, sentence, field: errors?.['matriculaNumber'] } }, { status });
  }
};

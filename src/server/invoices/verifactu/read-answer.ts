import { childOf } from '../../xml-reader.ts';
import type { RecordVerdict, ServiceAnswer } from '#domain/invoices/verifactu/next-step.ts';
import { firstWait } from '#domain/invoices/verifactu/sending.ts';
import { answerField } from './answer-fields.ts';
import { checkFields } from './check-fields.ts';
import { groupsAt, readFields, textAt, type FieldValues } from './field-values.ts';
import { isGroup } from './fields.ts';
import { opened } from './soap.ts';

const fault = (descripcion: string, codigo: number | null = null): ServiceAnswer => ({
  clase: 'fallo',
  codigo,
  descripcion: descripcion.slice(0, 1500),
});

const oneFrom = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null;

const numberOr = <Otherwise>(text: string, otherwise: Otherwise): number | Otherwise =>
  text === '' ? otherwise : Number(text);

const verdictOf = (line: FieldValues): RecordVerdict => ({
  nif: textAt(line, 'IDFactura', 'IDEmisorFactura'),
  numero: textAt(line, 'IDFactura', 'NumSerieFactura'),
  clase: textAt(line, 'Operacion', 'TipoOperacion') === 'Anulacion' ? 'anulacion' : 'alta',
  estado: oneFrom(['Correcto', 'AceptadoConErrores'], textAt(line, 'EstadoRegistro')) ?? 'Incorrecto',
  codigo: numberOr(textAt(line, 'CodigoErrorRegistro'), null),
  descripcion: textAt(line, 'DescripcionErrorRegistro') || null,
  duplicado: oneFrom(
    ['Correcta', 'AceptadaConErrores', 'Anulada'],
    textAt(line, 'RegistroDuplicado', 'EstadoRegistroDuplicado'),
  ),
});

const read = (document: string): ServiceAnswer => {
  const { inside, around } = opened(document);
  if (inside.name === 'Fault') {
    const said = childOf(inside, 'faultstring')?.text.trim() ?? '';
    return fault(said, numberOr(/^Codigo\[(\d{1,5})\]/.exec(said)?.[1] ?? '', null));
  }
  const [problem] = checkFields(answerField, inside, around);
  if (problem || !isGroup(answerField)) return fault(`not an answer: ${problem?.path} ${problem?.motivo}`);
  const values = readFields(answerField, inside);
  return {
    clase: 'respuesta',
    estado: oneFrom(['Correcto', 'ParcialmenteCorrecto'], textAt(values, 'EstadoEnvio')) ?? 'Incorrecto',
    csv: textAt(values, 'CSV') || null,
    espera: numberOr(textAt(values, 'TiempoEsperaEnvio'), firstWait),
    registros: groupsAt(values, 'RespuestaLinea').map(verdictOf),
  };
};

/**
 * What the service answered. A page of a proxy, half a document or one of another kind is a fault without a code: the message
 * may or may not have arrived, and is sent again.
 */
export const readAnswer = (document: string): ServiceAnswer => {
  try {
    return read(document);
  } catch (error) {
    return fault(error instanceof Error ? error.message : 'not an answer');
  }
};

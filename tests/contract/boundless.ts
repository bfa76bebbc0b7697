import type { z } from 'zod';
import { alternativesIn, jsonSchemaOf, type Schema } from './arbitrary.ts';

const namesIn = (schema: Schema, name: string): string[] => {
  const alternatives = alternativesIn(schema);
  if (alternatives) return alternatives.flatMap((one) => namesIn(one, name));
  if (schema.enum ?? 'const' in schema) return [];
  switch (schema.type) {
    case 'object':
      if (!schema.properties) return [name];
      return Object.entries(schema.properties).flatMap(([key, field]) => namesIn(field, `${name}.${key}`));
    case 'array':
      return [...(schema.maxItems === undefined ? [name] : []), ...namesIn(schema.items ?? {}, `${name}[]`)];
    case 'string':
      return (schema.maxLength ?? schema.format ?? schema.pattern) === undefined ? [name] : [];
    case 'boolean':
    case 'integer':
    case 'null':
    case 'number':
      return [];
    case undefined:
    default:
      return [name];
  }
};

/** The lists, texts and things of any kind in what a caller sends that may be as long as they like. */
export const boundless = (schema: z.ZodType): string[] => namesIn(jsonSchemaOf(schema), '');

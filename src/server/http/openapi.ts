import { apiPrefix } from '#contract/api-prefix.ts';
import { needsSession, refusedFirst, ruleOf } from '#contract/access.ts';
import { calls, type CallName } from '#contract/calls.ts';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sessionCookieName } from '#contract/session-cookie.ts';
import { refusals, type RefusalCode } from '#contract/refusals.ts';
import { z } from 'zod';

type Json = { [key: string]: unknown };

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const parametersOf = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const always: readonly RefusalCode[] = [
  'json-ilegible',
  'cuerpo-demasiado-grande',
  'datos-no-validos',
  'demasiadas-llamadas',
  'error-inesperado',
  'base-de-datos-no-responde',
  'demasiadas-conexiones',
];

const answersOf = (method: string, definition: Endpoint): Json => {
  const codes = new Set<RefusalCode>([
    ...always,
    ...(method === 'GET' ? [] : (['tipo-no-admitido'] as const)),
    ...(definition.idempotent ? (['clave-repetida', 'clave-en-curso'] as const) : []),
    ...refusedFirst(definition.access),
    ...(definition.ownerOnly ? (['solo-titular'] as const) : []),
    ...(definition.usesAgenda ? (['agenda-en-mantenimiento'] as const) : []),
    ...(definition.refusals ?? []),
  ]);
  const byStatus = Map.groupBy(codes, (code) => refusals[code]);
  const failures = [...byStatus].map(([status, list]) => [
    status,
    {
      description: list.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  return {
    200: {
      description: 'Done',
      content: definition.file
        ? { [definition.file]: { schema: { type: 'string', format: 'binary' } } }
        : { 'application/json': { schema: schemaOf(definition.output, 'output') } },
    },
    ...Object.fromEntries(failures),
  };
};

const operationOf = (name: CallName, method: string, definition: Endpoint): Json => ({
  operationId: name,
  tags: [definition.area],
  summary: definition.summary,
  description: `Who may call: ${ruleOf(definition.access).who}.`,
  'x-access': definition.access,
  ...(definition.ownerOnly ? { 'x-owner-only': true } : {}),
  parameters: [
    ...parametersOf(definition.params, 'path'),
    ...parametersOf(definition.query, 'query'),
    ...(definition.idempotent
      ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 100 } }]
      : []),
  ],
  ...(definition.body
    ? {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOf(definition.body, 'input') } },
        },
      }
    : {}),
  ...(definition.upload
    ? {
        requestBody: {
          required: true,
          description: `${definition.upload.mostBytes} bytes at most`,
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
      }
    : {}),
  security: [
    ...(needsSession(definition.access) ? [] : [{}]),
    { bearer: [] },
    ...(method === 'GET' ? [{ session: [] }] : []),
  ],
  responses: answersOf(method, definition),
});

const pathsOfContract = (): Json => {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const [method, path] = calls[name];
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(name, method, contract[name]);
  }
  return paths;
};

/**
 * The OpenAPI 3.1 document, made from the contract and from nothing else. Its paths are made for whoever first reads
 * them: a server starts some 100 ms earlier without.
 */
export const openApiDocument = (title: string) => {
  let paths: Json | undefined;
  return {
    openapi: '3.1.0',
    info: {
      title: `${title} API`,
      version: '1',
      description:
        'Amounts in euros, times local to the workshop. Failures are RFC 9457 problems with a stable `code`.',
    },
    servers: [{ url: apiPrefix }],
    get paths() {
      return (paths ??= pathsOfContract());
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName,
          description: `set by a log-in, \`__Host-${sessionCookieName}\` under https; opens what is only read`,
        },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['error', 'code', 'status', 'title'],
          properties: {
            error: { type: 'string', description: 'for the visitor, in the language asked for' },
            code: { type: 'string', enum: Object.keys(refusals) },
            status: { type: 'integer' },
            title: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'field to sentence' },
            reference: { type: 'string' },
            values: { type: 'object' },
          },
        },
      },
    },
  };
};

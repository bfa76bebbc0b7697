import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config/config.ts';
import { errorInLog } from './error-in-log.ts';

/** The process's log, JSON lines on the standard output unless they go to `to`. No line has anything about a person. */
export const openLog = ({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream): Logger =>
  pino({ level: logLevel, serializers: { err: errorInLog } }, ...(to ? [to] : []));

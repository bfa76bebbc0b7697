import * as fc from 'fast-check';
import { seedOfThisTurn } from './turn.ts';

// Two runs of one commit differ in nothing.
fc.configureGlobal({ seed: seedOfThisTurn });

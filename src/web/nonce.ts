import { createContext, useContext } from 'react';

/** The value that this answer's scripts must carry; empty in the browser, which hides it from scripts. */
export const NonceContext = createContext('');
export const useNonce = () => useContext(NonceContext);

const key = 'comprasMedidas';
/** So many orders are remembered; nobody reloads the page of an older one. */
const most = 20;

const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
};

/**
 * Whether an order is told here for the first time; it is not the second time, in whatever tab. Where nothing can be kept
 * nothing is told: a purchase that is counted with every reload is worse than none.
 */
export const isFirstTold = (orderNumber: string): boolean => {
  const told = read();
  if (told.includes(orderNumber)) return false;
  try {
    localStorage.setItem(key, JSON.stringify([orderNumber, ...told].slice(0, most)));
    return true;
  } catch {
    return false;
  }
};

export const forgetPurchases = (): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
};

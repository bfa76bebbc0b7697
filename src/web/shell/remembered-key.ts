/** Where the browser keeps the plate, the postcode and the workshop of its visitor (decision 084). */
export const rememberedKey = 'recordado';

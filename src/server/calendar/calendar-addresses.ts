/** Where whoever manages an appointment without order gets it as a file. */
export const visitCalendarPath = (id: string, firma: string): string => `/calendario/cita/${id}.ics?firma=${firma}`;

/** Where the browser that made an order gets its appointment as a file. Nobody can guess the basket's id. */
export const calendarPath = (cestaID: string): string => `/calendario/${cestaID}.ics`;

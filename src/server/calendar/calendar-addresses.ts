/** Where the calendar file of an appointment without order is downloaded. */
export const visitCalendarPath = (id: string, firma: string): string => `/calendario/cita/${id}.ics?firma=${firma}`;

/** Where the browser that made an order gets its appointment as a file. Nobody can guess the basket's id. */
export const calendarPath = (cestaID: string): string => `/calendario/${cestaID}.ics`;

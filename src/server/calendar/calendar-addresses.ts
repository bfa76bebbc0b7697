/** Where the calendar file of an appointment is downloaded, of an order or not: by what the link of its letters carries. */
export const calendarPath = (link: { readonly citaPreviaId: string; readonly firma: string }): string =>
  `/calendario/cita/${link.citaPreviaId}.ics?firma=${link.firma}`;

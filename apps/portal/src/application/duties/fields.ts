/** Name of the field that sends the form of a done duty. */
export const doneField = 'duty_done';

/** Name of the button that takes a done duty back; its value is the kind. */
export const undoneField = 'duty_undone';

/** Names of the fields with the kind of a done duty and its note. */
export const kindField = 'duty';
export const noteField = 'duty_note';

/** Name of the buttons that answer whether the new source runs; the year stands beside them. */
export const runningField = 'running';
export const runningYearField = 'running_year';

/** Names of the buttons that hand the duties over to a new owner, and take that back. */
export const handOverField = 'hand_over_duties';
export const takeBackField = 'take_handover_back';

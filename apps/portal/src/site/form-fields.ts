/** Id of the form of a page that is typed into first: what stands beside it on the page can be sent with it. */
export const questionForm = 'question';
/** Id of the form that only changes the language, of pages that have no other. */
export const languageForm = 'language';

/** Name of the field with the key a form is sent under. */
export const sendingKeyField = 'sending_key';
/** Name of the field with what a form without script has waited with, in place of a proof of work. */
export const waitingField = 'waiting';

/** Id of the form of a step: what stands beside it on the page can be sent with it. */
export const questionForm = 'question';

/** Name of the field with the key a form is sent under. */
export const sendingKeyField = 'sending_key';

/** Largest file of a settlement, bytes. */
export const mostFileBytes = 10 * 1024 * 1024;
/** Most documents one application holds at once. */
export const mostDocuments = 30;
/** Most bytes the documents of one application hold together. */
export const mostDocumentBytes = 60 * 1024 * 1024;
/** Most files of one message. */
export const mostFilesOfMessage = 3;
/** Most files the messages of one case hold together; their bytes are bounded as those of its documents. */
export const mostMessageFiles = 40;

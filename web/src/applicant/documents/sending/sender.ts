export { fetchPdfMaker, prepareFile } from '../../../lib/files/prepare-file.ts';
export { fetchWorker } from '../../../lib/files/shrink/in-worker.ts';
export { refuseTwice, rememberSent } from '../statements/refuse-twice.ts';
export { attachPaper, barcodeOf, refusedBefore, uploadPaper } from './send-paper.ts';

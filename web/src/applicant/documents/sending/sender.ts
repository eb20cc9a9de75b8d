export { fetchPdfMaker, prepareFile } from '../../../lib/files/prepare-file.ts';
export { fetchWorker } from '../../../lib/files/shrink/in-worker.ts';
export { refuseTwice, rememberSent } from '../statements/refuse-twice.ts';
export { barcodeOf } from './barcode.ts';
export { attachPaper, refusedBefore, uploadPaper } from './send-paper.ts';

// The library's own worker, built under a name that the server gives a policy of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

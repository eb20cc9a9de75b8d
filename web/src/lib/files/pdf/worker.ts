// The library's own worker, built under a name for which the server sends a separate policy.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

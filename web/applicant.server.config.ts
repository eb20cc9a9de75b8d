import { drawingApp } from './build/drawing-app.ts';

export default drawingApp('src/applicant/server.tsx');

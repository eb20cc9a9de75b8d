import { ssrBuild } from './build/ssr-build.ts';

export default ssrBuild('src/applicant/server.tsx');

import { createRoot } from 'react-dom/client';
import { PlainForm } from './form.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <main>
    <PlainForm />
  </main>,
);

import * as z from 'zod/mini';

// The content security policy forbids zod's generated code.
z.config({ jitless: true });

import * as z from 'zod/mini';

// The content security policy forbids the code that zod would otherwise generate.
z.config({ jitless: true });

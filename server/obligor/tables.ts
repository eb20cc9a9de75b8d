declare module '../core/database/schema.ts' {
  interface Database {
    obligors: ObligorsTable;
  }
}

export interface ObligorsTable {
  application_id: string;
  name: string;
  /** Prefix and ten digits. */
  phone: string;
  email: string;
  location: string;
  updated_at: Date;
}

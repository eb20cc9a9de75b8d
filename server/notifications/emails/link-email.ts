/** The link of an application, and the only address it may be mailed to. Provided by the feature that makes links. */
export interface LinkToMail {
  email: string;
  url: string;
  /** Tells this link from the ones before it. */
  createdAt: Date;
}

declare module '../../core/deps.ts' {
  interface Deps {
    /** Null without a live link, without an address that staff gave, or while links are not mailed. */
    findLinkToMail(applicationId: string): Promise<LinkToMail | null>;
  }
}

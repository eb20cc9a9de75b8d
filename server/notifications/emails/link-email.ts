/** The link of an application, and the only address it may be mailed to. Provided by the feature that creates links. */
export interface LinkToMail {
  email: string;
  url: string;
  /** Distinguishes this link from earlier ones of the application. */
  createdAt: Date;
}

declare module '../../core/deps.ts' {
  interface Deps {
    /** Null without a live link, without an address entered by staff, or while links aren't mailed. */
    findLinkToMail(applicationId: string): Promise<LinkToMail | null>;
  }
}

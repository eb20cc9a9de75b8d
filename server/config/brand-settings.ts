import { ABOUT_LENGTH, forEachAbout } from '@volante/contract/admission/about-program.ts';
import { countryNames } from '@volante/contract/country.ts';
import { z } from 'zod';
import type { Config } from './config.ts';
import { matching } from './setting-kinds.ts';

const guarantorTerms = (language: string) =>
  z
    .string()
    .max(4000)
    .optional()
    .describe(
      `What a guarantor commits to and for how long, in ${language}, replacing the default text. Say what your contract says; ask your lawyer.`,
    );

/** The notice that comes with the product; a company has to read it, or to name its own. */
export const defaultPrivacyNotice = '/privacy-policy.pdf';

/** Settings for the company's name, logo, colors and contacts. */
export const brandSettings = {
  BRAND_NAME: z.string().default('Volante').describe('Product name shown to applicants.'),
  BRAND_COLOR: matching(/^#[0-9a-fA-F]{6}$/, 'must be a color like #5800F7')
    .default('#5800F7')
    .describe('Brand color.'),
  BRAND_LOGO_URL: matching(/^\/(?!\/)/, 'must be a path of this server, starting with /')
    .optional()
    .describe('Logo shown instead of the name.'),
  SUPPORT_PHONE: z.string().optional().describe('Support phone number.'),
  SUPPORT_WHATSAPP: matching(/^\+?\d{8,15}$/, 'must be digits, country code first')
    .optional()
    .describe('Support WhatsApp number.'),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional().describe('Support e-mail address.'),
  SUPPORT_DECLINED: matching(/^[^\p{Cc}]{1,200}$/u, 'must be one line of at most 200 characters')
    .optional()
    .describe('Why drivers get no contact for help; ends the warnings about it.'),
  ...forEachAbout((country, language) =>
    z
      .string()
      .max(ABOUT_LENGTH)
      .optional()
      .describe(
        `What drivers in ${countryNames[country]} read in ${language === 'en' ? 'English' : 'Spanish'} about the company, who qualifies, and what the program asks and costs. Plain text; blank lines divide it into parts, each with its first line as the heading.`,
      ),
  ),
  BRAND_ADDRESS: z
    .string()
    .max(300)
    .optional()
    .describe('Name and postal address of the company, as stated in rejection e-mails in the United States.'),
  REJECTION_NOTICE_US: z
    .string()
    .max(4000)
    .optional()
    .describe(
      'Legal notice at the end of rejection e-mails in the United States, replacing the default (docs/privacy.md). Ask your lawyer.',
    ),
  GUARANTOR_TERMS_ES: guarantorTerms('Spanish'),
  GUARANTOR_TERMS_EN: guarantorTerms('English'),
  PRIVACY_POLICY_URL: matching(/^(https?:\/)?\//, 'must be an address, or a path of this server')
    .default(defaultPrivacyNotice)
    .describe('Privacy notice shown to applicants.'),
};

/** The warning for operators while drivers have no contact to ask for help; null once one is set, or declined with a reason. */
export function missingHelp({
  SUPPORT_PHONE,
  SUPPORT_WHATSAPP,
  SUPPORT_EMAIL,
  SUPPORT_DECLINED,
}: Pick<Config, 'SUPPORT_PHONE' | 'SUPPORT_WHATSAPP' | 'SUPPORT_EMAIL' | 'SUPPORT_DECLINED'>): string | null {
  if (SUPPORT_PHONE || SUPPORT_WHATSAPP || SUPPORT_EMAIL || SUPPORT_DECLINED) return null;
  return 'drivers see no way to ask for help: set SUPPORT_WHATSAPP, SUPPORT_PHONE or SUPPORT_EMAIL, or say in SUPPORT_DECLINED why not';
}

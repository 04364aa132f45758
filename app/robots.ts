import type {MetadataRoute} from 'next';
import {site} from '@/settings/site';

export default function robots(): MetadataRoute.Robots {
  return {rules: {userAgent: '*', allow: '/'}, sitemap: `${site.origin}/sitemap.xml`};
}

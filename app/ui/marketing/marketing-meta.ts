import { paths } from "~/domain/paths";
import type { SamplePlan } from "~/domain/sample-plans/sample-plan";
import { PRICE_PER_SEAT_CENTS } from "~/domain/limits";
import { PRICE_PER_SEAT } from "~/domain/subscription/subscription";

const DESCRIPTION = `Study plans for children that a parent puts together in minutes: lessons, topics, videos and progress. ${PRICE_PER_SEAT} a month per child, first month free.`;

/**
 * What search engines and link previews are told: canonical address, Open Graph, and structured data as a data block,
 * which is no script that runs.
 * @param origin where browsers reach Minnow
 */
export function marketingMeta(origin: string, sample: SamplePlan | null) {
  const title = sample ? `${sample.subject}: ${sample.goal} · Minnow` : "Minnow: study plans made for your child";
  const url = origin + paths.marketing({ sample: sample?.id });
  const description = sample
    ? `A sample study plan of ${sample.lessons.length} lessons for ages ${sample.ages}.`
    : DESCRIPTION;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Minnow" },
    { property: "og:image", content: origin + paths.files.icon() },
    ...(sample ? [] : [{ "script:ld+json": structuredData(url) }]),
  ];
}

function structuredData(url: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: "Minnow",
    url,
    description: DESCRIPTION,
    applicationCategory: "EducationalApplication",
    operatingSystem: "Any",
    offers: { "@type": "Offer", price: (PRICE_PER_SEAT_CENTS / 100).toFixed(2), priceCurrency: "USD" },
  };
}

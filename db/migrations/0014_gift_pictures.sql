-- A gift's picture has one address, that of a WebP: before, the JPEG's stood for all copies.
UPDATE `gifts`
SET `image_url` = replace(`image_url`, '.jpg', '-960.webp')
WHERE `image_url` GLOB '/api/uploads/*.jpg' AND length(`image_url`) = 49;

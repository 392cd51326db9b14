#!/bin/sh
# Runs nginx with a certificate for a host name, which certbot obtains before the first start and renews: proxy.sh NAME
set -eu
name=$1
mkdir -p /var/www/acme
# containers' addresses change when they are rebuilt, so nginx must look them up at run time
servers=$(awk '$1 == "nameserver" { print ($2 ~ /:/) ? "[" $2 "]" : $2 }' /etc/resolv.conf | tr '\n' ' ')
cat > /etc/nginx/nginx.conf <<END
user www-data;
worker_processes auto;
worker_rlimit_nofile 65536;
error_log /dev/stderr;
pid /run/nginx.pid;
events {
    worker_connections 32768;
}
http {
    resolver ${servers}valid=2s;
    include /etc/nginx/conf.d/*.conf;
}
END
if [ ! -e "/etc/letsencrypt/live/$name/fullchain.pem" ]; then
    # certificate authorities limit failed attempts
    certbot certonly --standalone --non-interactive --agree-tos --register-unsafely-without-email -d "$name" ||
        { sleep 900; exit 1; }
fi
while sleep 43200; do
    certbot renew --quiet --webroot -w /var/www/acme --deploy-hook 'nginx -s reload' || true
done &
exec nginx -g 'daemon off;'
